/** Gives a worker the display that is its own (`display.ts`). */
const displays = process.env.MUSTER_DISPLAYS?.split(' ') ?? [];
const own = displays[(Number(process.env.VITEST_POOL_ID) - 1) % displays.length];
if (own !== undefined) process.env.DISPLAY = own;
