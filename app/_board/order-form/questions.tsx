import { fill, type TableWords } from '../words';
import { RuleLinks } from './rule-links';
import type { AskedQuestion } from './trial';

/** What is asked: a choice where several questions are open, the one the form is about in words, and its rules. */
export function Questions({
  questions,
  current,
  words,
  onQuestion,
}: {
  questions: readonly AskedQuestion[];
  current: AskedQuestion | null;
  words: TableWords;
  onQuestion(decision: string): void;
}) {
  const open = questions.filter((question) => !question.held);
  const held = questions.length > open.length;
  return (
    <>
      {held && <p className="border-l-4 border-sea bg-sea-wash px-3 py-2 font-sans">{words.heldText}</p>}
      {open.length > 1 && (
        <fieldset className="grid gap-1 font-sans text-[0.9375rem]">
          <legend className="label mb-1">{fill(words.allOpen, { count: open.length })}</legend>
          {open.map((question) => (
            <label key={question.decision} className="flex gap-2">
              <input
                type="radio"
                name="question"
                checked={question.decision === current?.decision}
                onChange={() => onQuestion(question.decision)}
              />
              {question.sentence}
            </label>
          ))}
        </fieldset>
      )}
      {current && <p className="text-lg leading-snug font-semibold">{current.sentence}</p>}
      {current && <RuleLinks rules={current.rules} words={words} />}
    </>
  );
}
