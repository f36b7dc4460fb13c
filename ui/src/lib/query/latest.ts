/** Questions that somebody asks one after another, of which only the newest one's answer counts. */
export class Latest {
  private turn = 0;

  /** A question begins. What comes back says whether it still is the newest. */
  begin(): () => boolean {
    this.turn += 1;
    const mine = this.turn;
    return () => mine === this.turn;
  }

  /** Nobody waits for the newest any more. */
  drop(): void {
    this.turn += 1;
  }
}
