import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocation } from 'wouter';
import { useSay } from '../language/say';
import { views } from './views';
import { workspaceWords } from './words';

/** What stands in the place of a view while it loads: its heading, and quiet lines below. */
export function LoadingView() {
  const say = useSay(workspaceWords);
  const [at] = useLocation();
  const title = views.find(
    ({ path, title: named }) => named !== undefined && (path === at || (path !== '/' && at.startsWith(`${path}/`))),
  )?.title;
  return (
    <Stack component="main" aria-busy="true" spacing={2} sx={{ p: 4 }}>
      <Typography variant="h2">{title === undefined ? say.studio : say.views[title]}</Typography>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton variant="rounded" height={160} />
    </Stack>
  );
}
