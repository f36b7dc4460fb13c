/** The factor of each zoom step. */
const STEP = 1.5;
const LARGEST = STEP ** 4;

/** A photo's zoom: 1 fits the available space. */
export class Zoom {
  times = $state(1);

  get smallest(): boolean {
    return this.times === 1;
  }

  get largest(): boolean {
    return this.times === LARGEST;
  }

  in = (): void => {
    this.times = Math.min(LARGEST, this.times * STEP);
  };

  out = (): void => {
    this.times = Math.max(1, this.times / STEP);
  };

  reset(): void {
    this.times = 1;
  }
}
