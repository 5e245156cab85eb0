import { easyPage } from './easy-page';
import { newsPages } from './news-pages';
import { officePages } from './office-pages';
import { procedurePages } from './procedure-pages';
import type { SamplePage } from './sample-content';

/** All content pages of the sample office. It draws their pictures, so it is called only for a new database. */
export function samplePages(): readonly SamplePage[] {
  return [easyPage, ...officePages, ...procedurePages(), ...newsPages()];
}
