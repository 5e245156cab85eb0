import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../language/say';
import { pageSettings } from '../page/page-settings';
import { useStudio } from '../room/studio-context';
import { ShortcutList } from '../shortcuts/ShortcutList';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { AccountMenu } from './AccountMenu';
import { views } from './views';
import { workspaceWords } from './words';

/** The bar above all views: whose editor this is, the views, and the person. */
export function StudioBar() {
  const say = useSay(workspaceWords);
  const { session } = useStudio();
  const [path] = useLocation();
  const [isListed, setIsListed] = useState(false);
  useShortcuts({ onList: () => setIsListed(true) });
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Another view is another entry that must be in sight.
    void path;
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [path]);
  const shown = views.filter(({ title, isFor }) => title !== undefined && (isFor?.(session) ?? true));
  return (
    <AppBar position="static" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar variant="dense" sx={{ gap: 2, flexWrap: 'wrap', py: 0.5 }}>
        <div>
          <Typography variant="h1" sx={{ fontSize: '1.05rem', lineHeight: 1.2 }}>
            {say.studio}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p" noWrap sx={{ maxWidth: 240, lineHeight: 1.2 }}>
            {pageSettings().portalName}
          </Typography>
        </div>
        <Stack
          component="nav"
          aria-label={say.views.label}
          direction="row"
          ref={strip}
          // A narrow screen shows a strip that is moved sideways, as tabs are.
          sx={{
            flex: 1,
            minWidth: 0,
            flexWrap: { md: 'wrap' },
            overflowX: { xs: 'auto', md: 'visible' },
            scrollbarWidth: 'none',
            order: { xs: 2, md: 0 },
            flexBasis: { xs: '100%', md: 'auto' },
            mx: { xs: -2, md: 0 },
            pr: { xs: 5, md: 0 },
            maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)', md: 'none' },
          }}
        >
          {shown.map(({ path: to, title }) => (
            <Button
              key={to}
              component={Link}
              href={to}
              size="small"
              aria-current={path === to || (to !== '/' && path.startsWith(`${to}/`)) ? 'page' : undefined}
              sx={{
                flex: 'none',
                borderRadius: 0,
                borderBottom: '3px solid transparent',
                '&[aria-current]': { borderBottomColor: 'primary.main' },
              }}
            >
              {title === undefined ? '' : say.views[title]}
            </Button>
          ))}
        </Stack>
        <AccountMenu onShortcuts={() => setIsListed(true)} />
      </Toolbar>
      {isListed && <ShortcutList onClose={() => setIsListed(false)} />}
    </AppBar>
  );
}
