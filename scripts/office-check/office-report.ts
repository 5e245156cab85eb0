import type { OfficeCheck } from './check-office';

/** What became of the questions, for a terminal: each fault below its call, then what was not asked by its reason, then the counts. */
export function officeReport({ asked, inOrder, broken, findings, notAsked }: OfficeCheck, nameOf: (file: string) => string): string {
  const faults = findings.map(({ asker, name, call, place, words }) => {
    const source = `${asker} ${name}`;
    return `${nameOf(place.file)}:${place.line}:${place.column}  ${source}\n  ${call}\n  ${words}`;
  });
  const reasons = [...new Set(notAsked.map(({ reason }) => reason))].map((reason) => {
    const names = notAsked.filter((own) => own.reason === reason).map(({ asker, name }) => `  ${asker} ${name}`);
    return `not asked, because ${reason}:\n${names.join('\n')}`;
  });
  return [...faults, ...reasons, `${asked} asked, ${inOrder} in order, ${broken} broken, ${notAsked.length} not asked`].join('\n\n');
}
