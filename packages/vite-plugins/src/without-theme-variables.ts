import type { Plugin } from 'vite';

const LEFT_OUT = /@mui\/material\/styles\/(?:createThemeWithVars|ThemeProviderWithVars)\.mjs$/;
const FILES = 2;

/**
 * Leaves out what MUI needs for colour schemes and CSS variables, which the panel's theme has not.
 * MUI has no option for it, and every page would load it. The build fails if MUI has moved it.
 */
export function withoutThemeVariables(): Plugin {
  const leftOut = new Set<string>();
  return {
    name: 'without-theme-variables',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (!LEFT_OUT.test(id)) return undefined;
      leftOut.add(id);
      return `const none = () => { throw new Error('themes with variables are left out'); };
export { none as default, none as CssVarsProvider };`;
    },
    buildEnd(error) {
      if (error === undefined && leftOut.size !== FILES)
        throw new Error(`${leftOut.size} of ${FILES} files of MUI were left out`);
    },
  };
}
