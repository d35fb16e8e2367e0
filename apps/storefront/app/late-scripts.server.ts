import { readLanguage } from '@dalan/contract/language/languages';

import { latePages } from './page-lists.rules.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const ENTRY_SCRIPT = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;
const STATIC_IMPORT = /import (?:\* as (\w+) from )?"([^"]+)";/g;

/**
 * Starts the scripts after the load event and its paint, so that the largest picture loads alone, or
 * at the first tap or key, which is replayed. React adds the preload links again once it has loaded.
 */
export function startScriptsLate(html: string, { pathname }: URL): string {
  const { path } = readLanguage(pathname);
  if (!latePages.test(path) || import.meta.env.DEV) return html;
  const preloaded = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  return html.replaceAll(PRELOAD, '').replace(ENTRY_SCRIPT, (_, open, script: string, close) => {
    const imports = [...script.matchAll(STATIC_IMPORT)];
    const names = imports.map(([, name = '']) => name).join(',');
    const loads = imports.map(([, , url]) => `import("${url}")`).join(',');
    const start = `await (${startLate.toString()})(${JSON.stringify(preloaded)})`;
    const rest = script.replaceAll(STATIC_IMPORT, '');
    // Without a connection the page stays as it is: its links and forms still work.
    const text = `try{${start};const [${names}]=await Promise.all([${loads}]);${rest}}catch{}`;
    return `${open}${text}${close}`;
  });
}

/** This source becomes part of an inline script, so it cannot use anything outside. */
async function startLate(preloaded: string[]): Promise<void> {
  await new Promise<unknown>((start) => {
    // A busy phone loads everything before it paints anything. A hidden page is never painted.
    const startPainted = () => {
      const painted = new PerformanceObserver(() => requestAnimationFrame(start));
      painted.observe({ type: 'paint', buffered: true });
      setTimeout(start, 3_000);
    };
    if (document.readyState === 'complete') startPainted();
    else addEventListener('load', startPainted, { once: true });
    for (const event of ['pointerdown', 'keydown']) {
      addEventListener(event, start, { capture: true, once: true });
    }
  });
  for (const href of preloaded) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
