import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../app/rules/[game]/markdown-blocks';

describe('a README on the rules page', () => {
  it('is read as headings, paragraphs, lists, tables and code', () => {
    const text = [
      '# Title',
      'One line',
      'and its end.',
      '',
      '- first',
      '  goes on',
      '- second',
      '1. one',
      '',
      '| a | b |',
      '|---|:-:|',
      '| 1 | 2 |',
      'After the table.',
      '```',
      '# not a heading',
      '```',
    ].join('\n');
    expect(blocksOf(text)).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'paragraph', text: 'One line and its end.' },
      { kind: 'list', ordered: false, items: ['first goes on', 'second'] },
      { kind: 'list', ordered: true, items: ['one'] },
      { kind: 'table', head: ['a', 'b'], rows: [['1', '2']] },
      { kind: 'paragraph', text: 'After the table.' },
      { kind: 'code', text: '# not a heading' },
    ]);
  });

  it('ends code that was never closed at the end of the text', () => {
    expect(blocksOf('```\na\nb')).toEqual([{ kind: 'code', text: 'a\nb' }]);
  });
});
