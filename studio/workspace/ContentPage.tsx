import { ContentView } from '../content/ContentView';
import { DraftBar } from './DraftBar';

/** The content of the portal, with the draft that it is changed in. */
export function ContentPage() {
  return (
    <>
      <DraftBar />
      <ContentView />
    </>
  );
}
