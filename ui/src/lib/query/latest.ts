/** Sequential requests; only the latest one's answer counts. */
export class Latest {
  private turn = 0;

  /** Starts a request; the returned function reports whether it is still the latest. */
  begin(): () => boolean {
    this.turn += 1;
    const mine = this.turn;
    return () => mine === this.turn;
  }

  /** Makes the latest request obsolete. */
  drop(): void {
    this.turn += 1;
  }
}
