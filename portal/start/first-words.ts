import type { Translate } from '../../engine';

/** What is said in a language while its catalogue is not there: it is still being fetched, could not be had, or is under maintenance as well. */
export interface FirstWords {
  readonly wait: string;
  /** For a browser that lacks what the portal cannot do without. */
  readonly outdated: { readonly title: string; readonly text: string };
  readonly failure: { readonly title: string; readonly text: string; readonly retry: string };
  readonly maintenance: {
    readonly title: string;
    readonly text: string;
    readonly retry: string;
    readonly checking: string;
    readonly still: string;
    readonly phone: string;
  };
}

/** The first words of a language, from its catalogue. They come with the page. */
export function firstWords(translate: Translate): FirstWords {
  return {
    wait: translate('first.wait'),
    outdated: { title: translate('first.outdatedTitle'), text: translate('first.outdatedText') },
    failure: { title: translate('first.title'), text: translate('first.text'), retry: translate('failure.retry') },
    maintenance: {
      title: translate('maintenance.title'),
      text: translate('maintenance.text'),
      retry: translate('maintenance.retry'),
      checking: translate('maintenance.checking'),
      still: translate('maintenance.still'),
      phone: translate('maintenance.phone'),
    },
  };
}
