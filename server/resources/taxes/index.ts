// The calls of taxes: assessments, decisions and their letters, and the refund of the duty on diesel. Each file answers for one group.

export { dueTaxes } from './decision-letter';
