import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { FormState, OpenForm } from '../../../engine/forms';
import { openPage, stepQuery } from './step-address';

/** The page of a form on which a draft is kept, and to which it leads back. */
export interface DraftPage {
  /** The page that is open; null for a form on one page. */
  page(): string | null;
  /** Opens a page, null for the summary. */
  turnTo(page: string | null): void;
}

/** The pages of a form as its drafts need them; the same object as long as the form is drawn. */
export function useDraftPage(form: OpenForm, state: FormState): DraftPage {
  const location = useLocation();
  const latest = useRef(location);
  useEffect(() => {
    latest.current = location;
  });
  const [pages] = useState((): DraftPage => {
    const steps = () => state.now().model.steps;
    return {
      page: () => openPage(steps(), form.id, window.location.search),
      turnTo(page) {
        const [path, navigate] = latest.current;
        navigate(path + stepQuery(steps(), form.id, window.location.search, page), { state: history.state });
      },
    };
  });
  return pages;
}
