import { useIsFetching } from '../office/activity';

/** The moving line at the top of the window while something is fetched; on its own, so that a call does not draw the whole shell again. */
export function PageLoader() {
  return <div className="page-loader" data-busy={useIsFetching()} aria-hidden="true" />;
}
