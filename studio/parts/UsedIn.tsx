import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, useState } from 'react';
import { useSay } from '../language/say';
import { usePlace } from '../room/place';
import type { UsingPart } from './use-uses';
import { partWords } from './words';

const first = 5;

/** Where a part is used; each entry leads there. Nothing where it is not used. */
export function UsedIn({ uses }: { readonly uses: readonly UsingPart[] }) {
  const say = useSay(partWords);
  const [, go] = usePlace();
  const [all, setAll] = useState(false);
  if (uses.length === 0) return null;
  const shown = all ? uses : uses.slice(0, first);
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {say.usedIn}{' '}
      {shown.map(({ file, part, words }, index) => (
        <Fragment key={`${file} ${part}`}>
          {index > 0 && ', '}
          <Link component="button" type="button" variant="body2" onClick={() => go({ file, part })}>
            {words}
          </Link>
        </Fragment>
      ))}
      {shown.length < uses.length && (
        <>
          {', '}
          <Link component="button" type="button" variant="body2" onClick={() => setAll(true)}>
            {say.moreUses(uses.length - shown.length)}
          </Link>
        </>
      )}
    </Typography>
  );
}
