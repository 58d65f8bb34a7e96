/** The mark of the app beside its name: a tablet on a line, as in public/favicon.svg. */
export const AppMark = () => (
  <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
    <rect width="32" height="32" rx="9" fill="var(--action)" />
    <path d="M5.5 16h21" stroke="var(--on-action)" strokeWidth="2.5" strokeLinecap="round" opacity=".6" />
    <rect x="9" y="10.5" width="14" height="11" rx="5.5" fill="var(--on-action)" />
    <circle cx="17.5" cy="16" r="3" fill="var(--action)" />
  </svg>
)
