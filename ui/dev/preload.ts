import type { Plugin } from 'vite';

/** Preloads a dynamically imported module and its imports along with the first scripts. */
export function preload(module: string): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const named = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
        if (!named) throw new Error(`no chunk of its own: ${module}`);
        const files = new Set([named.fileName]);
        for (const file of files)
          for (const other of chunks.find((chunk) => chunk.fileName === file)?.imports ?? [])
            files.add(other);
        return [...files].map((file) => ({
          tag: 'link',
          injectTo: 'head',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        }));
      },
    },
  };
}
