import { type Figure, figuresText } from '@/lib/engine';

/** Numbers with their names, beside each other; one line of text for who listens. Within a button as well. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <>
      <span className="sr-only">{figuresText(figures)}</span>
      <span className="figures" aria-hidden="true">
        {figures.map(({ name, value }) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </span>
    </>
  );
}
