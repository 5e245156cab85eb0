// What a browser keeps of the portal for when there is no network: for the worker that keeps it, the page that tells it, and the servers that have its files.
export { filesNamedIn, keptPage, mannerOf, tooMany, withoutWorker, workerAddress } from './kept-addresses';
export { isWordOfPage, pageVersion, type WordOfPage, withCalls, wordOfWorker } from './words';
