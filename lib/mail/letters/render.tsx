import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReactElement } from 'react';

// Found by Node at run time: a page's bundle holds a React without it, and Next refuses to bundle the two together
const { renderToStaticMarkup } = createRequire(join(process.cwd(), 'package.json'))(
  'react-dom/server',
) as typeof import('react-dom/server');

// the old document type is what mail programs expect
const doctype = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** A letter as HTML, in one go: what streams to a browser piece by piece costs several times as much here. */
export const pageOf = (letter: ReactElement): string => `${doctype}${renderToStaticMarkup(letter)}`;
