/**
 * The oldest browsers that the portal and the editors' room are made for, as Vite names them: the last Chrome of Windows 7 and 8, and Safari as
 * of iOS 15.4, which is the last of telephones from 2015. `renderer/tsconfig.json` keeps functions that these lack out of the sources.
 */
export const oldestBrowsers = ['chrome109', 'edge109', 'firefox115', 'safari15.4'];
