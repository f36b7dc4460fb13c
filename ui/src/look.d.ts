/** The program as WebAssembly: `script/look` says where it is. */
declare module 'muster.wasm?url' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** Where to get the program; not said if nobody told the build. */
  readonly VITE_MUSTER_HOME?: string;
}
