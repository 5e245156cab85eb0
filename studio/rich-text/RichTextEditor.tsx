import type { EditorView } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSay } from '../language/say';
import type { SentEdit } from '../office/studio-answers';
import type { ChosenPicture } from '../pictures/read-picture';
import { useDraft } from '../room/draft-context';
import { useNotify } from '../room/notices';
import { addressInText, freshSource, pictureSource } from './fresh-pictures';
import { LinkDialog, type LinkPlace } from './LinkDialog';
import { PictureDialog, type PresentPicture } from './PictureDialog';
import { readPiece, readText } from './parse-html';
import { TextToolbar } from './TextToolbar';
import { textExtensions } from './text-extensions';
import { cleanPasted, tidied } from './tidy-html';
import { richTextWords } from './words';

/** Formatted text that is written. */
export interface RichTextProps {
  readonly label: string;
  /** Id of what describes it: help, and what is wrong. */
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly language: string;
  readonly places: readonly LinkPlace[];
  readonly value: string;
  /** `beside`: edits that belong to the text, such as a picture that it shows. */
  readonly onChange: (html: string, beside: readonly SentEdit[]) => void;
}

// To read a text, where its pictures are drawn from does not matter.
const plain = textExtensions(() => null);

/** Formatted text as one sees it. */
export function RichTextEditor({ label, describedBy, invalid, language, places, value, onChange }: RichTextProps) {
  const say = useSay(richTextWords);
  const { work } = useDraft();
  const notify = useNotify();
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const changed = useEffectEvent((html: string, beside: readonly SentEdit[]) => onChange(html, beside));
  // The library would read what is pasted in a way that the page's policy does not allow.
  const pasted = useEffectEvent((view: EditorView, event: ClipboardEvent) => {
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (html === '') return false;
    event.preventDefault();
    const clean = cleanPasted(html);
    if (clean.pictures > 0) notify(say.pasted);
    view.dispatch(view.state.tr.replaceSelection(readPiece(clean.html, view.state.schema)).scrollIntoView());
    return true;
  });
  const asksForLink = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return false;
    event.preventDefault();
    setDialog('link');
    return true;
  });
  const [beside] = useState<SentEdit[]>([]);
  const editor = useEditor({
    extensions: textExtensions(() => work.state().draft?.id ?? null),
    content: readText(value, plain),
    // The page's own styles hold, and its policy takes no others.
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
        lang: language,
      },
      handleKeyDown: (_, event) => asksForLink(event),
      // The tabulator leads on, also from within a list or a table.
      handleDOMEvents: { keydown: (_, event) => event.key === 'Tab', paste: (view, event) => pasted(view, event) },
    },
    onUpdate: ({ editor: now }) => changed(tidied(now.getHTML()), beside.splice(0)),
  });
  // A value that comes from elsewhere (undo of the draft, a colleague) replaces what stands here; what is written here comes back equal.
  useEffect(() => {
    // React may run an effect once more for an editor that it is about to replace.
    if (editor.isDestroyed) return;
    if (tidied(editor.getHTML()) !== tidied(value)) editor.commands.setContent(readText(value, plain), { emitUpdate: false });
  }, [editor, value]);
  const close = () => {
    setDialog(null);
    editor.commands.focus();
  };
  const present = editor.isActive('image') ? pictureAt(editor.getAttributes('image'), work.state().draft?.id ?? null) : null;
  const putPicture = (picture: ChosenPicture | null, description: string) => {
    setDialog(null);
    if (picture === null) {
      editor.chain().focus().updateAttributes('image', { alt: description }).run();
      return;
    }
    freshSource(picture);
    beside.push(picture.edit);
    editor
      .chain()
      .focus()
      .setImage({ src: addressInText(picture.name), alt: description })
      .run();
  };
  const link = (target: string, words: string) => {
    setDialog(null);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (words === '' || !editor.state.selection.empty || editor.isActive('link')) chain.setLink({ href: target }).run();
    else
      chain
        .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href: target } }] })
        .unsetMark('link')
        .run();
  };
  return (
    <>
      <TextToolbar label={label} editor={editor} onLink={() => setDialog('link')} onPicture={() => setDialog('picture')} />
      <EditorContent editor={editor} />
      {dialog === 'link' && (
        <LinkDialog
          places={places}
          target={String(editor.getAttributes('link').href ?? '')}
          hasWords={!editor.state.selection.empty || editor.isActive('link')}
          onLink={link}
          onRemove={() => {
            setDialog(null);
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
          }}
          onClose={close}
        />
      )}
      {dialog === 'picture' && <PictureDialog present={present} onPicture={putPicture} onClose={close} />}
    </>
  );
}

function pictureAt({ src, alt }: Readonly<Record<string, unknown>>, draft: number | null): PresentPicture {
  return { source: pictureSource(String(src ?? ''), draft), description: String(alt ?? '') };
}
