import type { Figure } from '@/lib/engine';

/** Numbers with their names, beside each other; as one line of text for who listens, and within a button. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <span className="figures">
      {figures.map(({ name, value }, i) => (
        <span key={name}>
          {name}
          <span className="sr-only">: </span> <b>{value}</b>
          {i < figures.length - 1 && <span className="sr-only">, </span>}
        </span>
      ))}
    </span>
  );
}
