/** What of the catalogue is open: `route.go('catalogue', …)` with this, or with a figure's id. */
export const MY_FIGURES = 'my-figures';
