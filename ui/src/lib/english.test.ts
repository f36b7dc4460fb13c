import { describe, expect, it } from 'vitest';
import { englishBeside } from './english';

describe('the English name beside another', () => {
  it('is told in full, or only what it adds to the same name', () => {
    const beside = (local_name: string, name: string) => englishBeside({ name, local_name });
    expect(beside('達斯·維達', 'Darth Vader')).toBe('Darth Vader');
    expect(beside('邪恶戈格', '邪恶戈格 (Wicked Gege)')).toBe('Wicked Gege');
    expect(beside('Yoda', 'Yoda, Jedi Master')).toBe('Yoda, Jedi Master');
    expect(beside('Yoda', 'Yoda')).toBe('');
  });
});
