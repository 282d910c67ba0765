/** The mark of the house: a cancelled stamp. */
export function Postmark() {
  return (
    <svg
      className="max-w-none shrink-0"
      viewBox="0 0 44 28"
      width="44"
      height="28"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
    >
      <circle cx="14" cy="14" r="11.5" className="text-brick" />
      <circle cx="14" cy="14" r="7.5" strokeWidth="1" className="text-brick" />
      <path d="M9.5 14h9M14 9.5v9" strokeWidth="1.8" className="text-brick" />
      <path d="M27 7c3-2.5 5 2.5 8 0s5 2.5 8 0M28 14c3-2.5 5 2.5 8 0s4 2 7 .5M27 21c3-2.5 5 2.5 8 0s5 2.5 8 0" strokeWidth="1.3" />
    </svg>
  );
}
