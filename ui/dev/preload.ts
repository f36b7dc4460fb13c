import type { Plugin } from 'vite';

/**
 * Preloads the chunk of a module that is imported dynamically, with its static imports, and the fonts, so that all of
 * them load in parallel with the entry script.
 */
export function preload(module: string): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, filename }) {
        // Phones load other modules.
        if (!filename.endsWith('index.html')) return [];
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const named = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module));
        if (!named) throw new Error(`no chunk of its own: ${module}`);
        const scripts = new Set([named.fileName]);
        for (const file of scripts)
          for (const other of chunks.find((chunk) => chunk.fileName === file)?.imports ?? [])
            scripts.add(other);
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.ttf'));
        return [
          ...fonts.map((file) => link(file, { rel: 'preload', as: 'font', type: 'font/ttf' })),
          ...[...scripts].map((file) => link(file, { rel: 'modulepreload' })),
        ];
      },
    },
  };
}

function link(file: string, attrs: Record<string, string>) {
  return {
    tag: 'link',
    injectTo: 'head' as const,
    attrs: { ...attrs, crossorigin: true, href: `/${file}` },
  };
}
