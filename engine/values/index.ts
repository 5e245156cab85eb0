// Plain values of the engine, for rooms that take nothing else of it.

export { textAttributes, textTags } from './formatted-text';
export { hardSpaces, wholeNumbers } from './hard-spaces';
export { withItem, withMoved, withoutPlace, withReplaced } from './lists';
export { officeTimeZone } from './moment';
export { isVisible, plainTheme, type ThemeColours, type ThemePair, themePairs, visibleShade } from './theme-contrast';
export { encodePart } from './uri-part';
