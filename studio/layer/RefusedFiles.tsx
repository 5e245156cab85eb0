import Typography from '@mui/material/Typography';
import type { LayerRefusal } from '../../engine/authoring';
import { useSay } from '../language/say';
import type { RefusedFile } from '../office/studio-answers';
import { layerWords } from './words';

/** A file that is not taken, or a place in it. */
export interface Refused {
  readonly file: string;
  readonly reason: (RefusedFile | LayerRefusal)['reason'];
  readonly path?: string;
  readonly line?: number;
}

/** The files of an archive that are not taken, each with its reason. */
export function RefusedFiles({ refused }: { readonly refused: readonly Refused[] }) {
  const say = useSay(layerWords);
  if (refused.length === 0) return null;
  return (
    <section aria-label={say.refused}>
      <Typography variant="h2" component="h4">
        {say.refused}
      </Typography>
      <ul>
        {refused.map(({ file, reason, path = '', line }) => (
          <li key={`${file} ${path} ${reason}`}>
            <code>{[file, path, line === undefined ? '' : say.line(line)].filter(Boolean).join(' ')}</code>: {say.files[reason]}
          </li>
        ))}
      </ul>
    </section>
  );
}
