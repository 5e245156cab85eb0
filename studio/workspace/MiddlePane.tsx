import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Suspense } from 'react';
import { useSay } from '../language/say';
import { useOpenFile } from '../room/open-file';
import { usePlace } from '../room/place';
import { tabNamed, tabs } from './tabs';
import { workspaceWords } from './words';

/** The selected part, in the tab that is chosen. */
export function MiddlePane() {
  const say = useSay(workspaceWords).tabs;
  const { file, part } = useOpenFile();
  const [place, go] = usePlace();
  const shown = tabNamed(place.tab);
  return (
    <>
      {tabs.length > 1 && (
        <Tabs
          value={shown.id}
          aria-label={say.label}
          variant="scrollable"
          onChange={(_, id: string) => go({ tab: id === tabs[0].id ? null : id })}
          sx={{ borderBottom: 1, borderColor: 'divider', position: 'sticky', top: 0, bgcolor: 'background.paper', zIndex: 2 }}
        >
          {tabs.map(({ id, title }) => (
            <Tab key={id} id={`tab-${id}`} value={id} label={say[title]} aria-controls="tab-panel" />
          ))}
        </Tabs>
      )}
      <Box id="tab-panel" {...(tabs.length > 1 && { role: 'tabpanel', 'aria-labelledby': `tab-${shown.id}` })} sx={{ p: 2.5 }}>
        <Suspense fallback={null}>
          <shown.Element key={`${shown.id} ${file.file}${part.pointer}`} />
        </Suspense>
      </Box>
    </>
  );
}
