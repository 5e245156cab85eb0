// What a reading of a meter is: how it is typed, judged and written. The widget judges with it before sending, the office afterwards.
export { judgeReading, type MeterFormat, mayBeReading, type ReadingProblem, readingWords, usedBetween } from './judge-reading';
