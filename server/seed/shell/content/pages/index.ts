import type { SamplePage } from '../sample-content';
import { newsPages } from './news-pages';
import { officePages } from './office-pages';
import { procedurePages } from './procedure-pages';

/** Every content page of the sample office. */
export const samplePages: readonly SamplePage[] = [...officePages, ...procedurePages, ...newsPages];
