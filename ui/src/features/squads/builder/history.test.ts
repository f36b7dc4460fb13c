import { describe, expect, test } from 'vitest';
import { History } from './history';

describe('the way back', () => {
  test('a hundred changes can be undone and redone', () => {
    const history = new History(0);
    for (let n = 1; n <= 100; n++) history.push(n);
    for (let n = 99; n >= 0; n--) expect(history.undo()).toBe(n);
    expect(history.canUndo).toBe(false);
    for (let n = 1; n <= 100; n++) expect(history.redo()).toBe(n);
    expect(history.canRedo).toBe(false);
  });

  test('a change after an undo forgets what was undone', () => {
    const history = new History('a');
    history.push('b');
    history.undo();
    history.push('c');
    expect([history.canRedo, history.redo(), history.undo()]).toEqual([false, 'c', 'a']);
  });

  test('the letters of a title are one step, until there is a rest', () => {
    const history = new History('');
    for (const title of ['S', 'Si', 'Sie']) history.push(title, 'name');
    history.rest();
    history.push('Siege', 'name');
    expect([history.undo(), history.undo()]).toEqual(['Sie', '']);
  });

  test('something else in between ends the step', () => {
    const history = new History(0);
    history.push(1, 'name');
    history.push(2);
    history.push(3, 'name');
    expect([history.undo(), history.undo(), history.undo()]).toEqual([2, 1, 0]);
  });

  test('a hair’s breadth more than its depth forgets the oldest only', () => {
    const history = new History(0, 3);
    for (let n = 1; n <= 5; n++) history.push(n);
    for (let n = 0; n < 9; n++) history.undo();
    expect(history.now).toBe(2);
  });
});
