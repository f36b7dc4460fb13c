import { afterEach, describe, expect, test, vi } from 'vitest';
import { Early } from './early';
import type { Platform } from './index';

function host() {
  const call = vi.fn(async (name: string, language: string) => `${name} in ${language}`);
  return { call, early: new Early({ call } as unknown as Platform) };
}

describe('what is asked before the pages are there', () => {
  afterEach(() => vi.useRealTimers());

  test('is answered once for who asks the same, and asked again for the next', async () => {
    const { call, early } = host();
    await early.ask('game', 'hu', { game: 'ia' });
    expect(await early.platform.call('game', 'hu', { game: 'ia' })).toBe('game in hu');
    expect(call).toHaveBeenCalledTimes(1);
    await early.platform.call('game', 'hu', { game: 'ia' });
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('is no answer in another language, of another game or to another command', async () => {
    const { call, early } = host();
    void early.ask('home', 'hu', { game: 'ia' });
    expect(await early.platform.call('home', 'en', { game: 'ia' })).toBe('home in en');
    await early.platform.call('home', 'hu', { game: 'swm' });
    await early.platform.call('counts', 'hu', { game: 'ia' });
    expect(call).toHaveBeenCalledTimes(4);
  });

  test('is too old after two seconds', async () => {
    vi.useFakeTimers();
    const { call, early } = host();
    void early.ask('home', 'en', { game: 'ia' });
    vi.advanceTimersByTime(2_001);
    await early.platform.call('home', 'en', { game: 'ia' });
    expect(call).toHaveBeenCalledTimes(2);
  });

  test('fails for who needs it, and for nobody else', async () => {
    const { call, early } = host();
    call.mockRejectedValueOnce(new Error('the disk is gone'));
    early.ask('start', 'en', {}).catch(() => undefined);
    await expect(early.platform.call('start', 'en', {})).rejects.toThrow('the disk is gone');
    expect(await early.platform.call('start', 'en', {})).toBe('start in en');
  });
});
