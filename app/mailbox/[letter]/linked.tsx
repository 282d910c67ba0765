/** Text whose http addresses can be followed, as mail programs do. */
export function Linked({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/);
  return parts.map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
      <a key={i} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}
