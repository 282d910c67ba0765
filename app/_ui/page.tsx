import type { ReactNode } from 'react';

interface PageProps {
  title: string;
  label?: ReactNode;
  action?: ReactNode;
  /** One column of text or fields. */
  narrow?: boolean;
  /** Narrow, and written on airmail paper. */
  letter?: boolean;
  children: ReactNode;
}

/** The frame of an ordinary page: a running label, a title over a double rule, room for one action. */
export function Page(props: PageProps) {
  const frame = props.letter
    ? 'airmail mt-6 w-[calc(100%-2rem)] max-w-2xl sm:mt-12'
    : `px-4 py-8 sm:px-6 ${props.narrow ? 'max-w-2xl' : 'max-w-7xl'}`;
  return (
    <div className={`mx-auto ${frame}`}>
      <div className="double-rule mb-6 flex flex-wrap items-end justify-between gap-3 pb-3">
        <div>
          {props.label && <p className="label mb-1">{props.label}</p>}
          <h1>{props.title}</h1>
        </div>
        {props.action}
      </div>
      {props.children}
    </div>
  );
}

/** Nothing is here yet: says what would be, and offers the way there. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="border border-dashed border-rule-strong px-6 py-10 text-center">
      <p className="text-lg font-semibold">{title}</p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
