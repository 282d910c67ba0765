import type { ReactNode } from 'react';
import { Link } from '@/app/_ui/link';

interface Props {
  /** The game, and what is done with it here. */
  label: string;
  title: string;
  /** Where the page leads back to. */
  back: { href: string; text: string };
  /** Of the links. */
  links: string;
  className?: string;
  /** Stands above the head. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The frame of a page that studies a table's game: the head of the table, and a link back. */
export const Framed = ({ label, title, back, links, className = '', banner, children }: Props) => (
  <div className={`table-page ${className}`.trim()}>
    {banner}
    <header className="table-head double-rule">
      <div className="min-w-0">
        <p className="label">{label}</p>
        <h1>{title}</h1>
      </div>
      <nav className="table-links" aria-label={links}>
        <Link href={back.href}>{back.text}</Link>
      </nav>
    </header>
    {children}
  </div>
);
