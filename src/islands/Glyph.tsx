/** A line drawing in a box of 24 by 24, for buttons that have a name of their own. */
export function Glyph({ d }: { d: string }) {
  return (
    <svg
      className="size-5 shrink-0"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
