import { newsPages } from './news-pages';
import { officePages } from './office-pages';
import { procedurePages } from './procedure-pages';
import type { SamplePage } from './sample-content';

/** Every content page of the sample office. Their pictures are painted here, so it is called for a new database only. */
export function samplePages(): readonly SamplePage[] {
  return [...officePages, ...procedurePages(), ...newsPages()];
}
