// The start page of a person as a competent engineer writes it by hand with MUI and TanStack Table: the page that ours is measured against.
import { drawPage } from '../handwritten/draw-page';
import { StartPage } from './StartPage';

drawPage(<StartPage />);
