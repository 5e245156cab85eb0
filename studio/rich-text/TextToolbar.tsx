import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternate';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import TableChart from '@mui/icons-material/TableChart';
import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useSay } from '../language/say';
import { richTextWords } from './words';

interface Props {
  readonly label: string;
  readonly editor: Editor;
  readonly onLink: () => void;
  readonly onPicture: () => void;
}

type ToolName = keyof (typeof richTextWords)['pl']['tools'];

interface Tool {
  readonly name: ToolName;
  readonly icon: ReactNode;
  readonly keys?: string;
  /** Whether it holds where the cursor stands. */
  readonly isOn: (editor: Editor) => boolean;
  readonly press: (editor: Editor) => void;
}

const chain = (editor: Editor) => editor.chain().focus();

const marks: readonly Tool[] = [
  {
    name: 'heading',
    icon: <Title />,
    keys: 'Ctrl+Alt+2',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => chain(editor).toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    icon: <Title fontSize="small" />,
    keys: 'Ctrl+Alt+3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => chain(editor).toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    icon: <FormatBold />,
    keys: 'Ctrl+B',
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => chain(editor).toggleBold().run(),
  },
  {
    name: 'italic',
    icon: <FormatItalic />,
    keys: 'Ctrl+I',
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => chain(editor).toggleItalic().run(),
  },
  {
    name: 'bulletList',
    icon: <FormatListBulleted />,
    keys: 'Ctrl+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => chain(editor).toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: <FormatListNumbered />,
    keys: 'Ctrl+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => chain(editor).toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: <FormatQuote />,
    keys: 'Ctrl+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    press: (editor) => chain(editor).toggleBlockquote().run(),
  },
];

const tableTools: readonly (readonly [ToolName, (editor: Editor) => void])[] = [
  ['addRow', (editor) => chain(editor).addRowAfter().run()],
  ['addColumn', (editor) => chain(editor).addColumnAfter().run()],
  ['removeRow', (editor) => chain(editor).deleteRow().run()],
  ['removeColumn', (editor) => chain(editor).deleteColumn().run()],
  ['removeTable', (editor) => chain(editor).deleteTable().run()],
];

/** The buttons of formatted text: one stop of the tabulator, and arrows between them. */
export function TextToolbar({ label, editor, onLink, onPicture }: Props) {
  const say = useSay(richTextWords);
  const [at, setAt] = useState(0);
  const tools: readonly Tool[] = [
    ...marks,
    { name: 'link', icon: <LinkIcon />, keys: 'Ctrl+K', isOn: (now) => now.isActive('link'), press: onLink },
    { name: 'picture', icon: <AddPhotoAlternate />, isOn: (now) => now.isActive('image'), press: onPicture },
    {
      name: 'table',
      icon: <TableChart />,
      isOn: (now) => now.isActive('table'),
      press: (now) =>
        now.isActive('table') ? now.commands.focus() : chain(now).insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    },
  ];
  const on = useEditorState({ editor, selector: ({ editor: now }) => tools.map(({ isOn }) => isOn(now)).join(' ') }).split(' ');
  const inTable = on.at(-1) === 'true';
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const now = buttons.findIndex((button) => button.matches(':focus'));
    const steps: Readonly<Record<string, number>> = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: buttons.length - 1 };
    const next = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (next === undefined) return;
    event.preventDefault();
    const place = (next + buttons.length) % buttons.length;
    setAt(place);
    buttons[place]?.focus();
  };
  const count = tools.length + (inTable ? tableTools.length : 0);
  const reached = Math.min(at, count - 1);
  return (
    <Box
      role="toolbar"
      aria-label={say.toolbar(label)}
      onKeyDown={move}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tools.map(({ name, icon, keys, press }, index) => (
        <Tooltip key={name} title={keys === undefined ? say.tools[name] : `${say.tools[name]} (${keys})`} describeChild>
          <ToggleButton
            size="small"
            value={name}
            selected={on[index] === 'true'}
            aria-label={say.tools[name]}
            tabIndex={index === reached ? 0 : -1}
            sx={{ border: 0, minWidth: 40, minHeight: 40, fontWeight: 700 }}
            onClick={() => {
              setAt(index);
              press(editor);
            }}
          >
            {icon}
          </ToggleButton>
        </Tooltip>
      ))}
      {inTable &&
        tableTools.map(([name, press], index) => (
          <Button
            key={name}
            size="small"
            tabIndex={tools.length + index === reached ? 0 : -1}
            onClick={() => {
              setAt(tools.length + index);
              press(editor);
            }}
          >
            {say.tools[name]}
          </Button>
        ))}
    </Box>
  );
}
