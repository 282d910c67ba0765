/** What a form brings to the dice before the start: the word that was written, else the drawn one, and the pledge of the next. */
export function wordsOfForm(form: { get(name: string): unknown }): { word: string; pledge?: string } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const pledge = text('pledge');
  return { word: (text('word') || text('drawn')).slice(0, 100), ...(pledge !== '' && { pledge }) };
}
