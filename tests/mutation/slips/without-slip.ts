import type { RuleId } from '../../../engine/authoring/check/problems/rule-list';

const bytes = 'The bytes of files are broken by the other mutants of this folder.';
const files = 'It is about which files there are, not about what stands in one.';
const layers = 'It needs an overlay; the shipped definitions are the base pack.';
const content = 'It is about content, which the shipped calls keep none of.';
const rare = 'Nothing in the shipped definitions can be broken so by one change; the example of the rule shows it.';

/** Why a rule is not broken in the shipped definitions. Its example breaks it in the sample pack. */
export const withoutSlip: Readonly<Partial<Record<RuleId, string>>> = {
  'not-utf8': bytes,
  'not-json': bytes,
  'too-deep': bytes,
  'too-large': bytes,
  'duplicate-key': bytes,
  'unsafe-key': bytes,
  'unknown-file': files,
  'missing-file': files,
  'duplicate-slug': files,
  'unknown-base': layers,
  'unknown-anchor': layers,
  'unknown-service': layers,
  'left-out-service': layers,
  'removes-nothing': layers,
  'stale-translation': layers,
  'answer-field': 'The shipped calls are answered as their contracts say, without answer.',
  'answer-sample': 'The shipped calls are answered as their contracts say, without answer.',
  'content-call': content,
  'content-answer': content,
  'content-text': content,
  'content-link': content,
  untranslated: 'It takes the texts of two files together.',
};

/** The reason for all other rules without a slip. */
export const otherwise = rare;
