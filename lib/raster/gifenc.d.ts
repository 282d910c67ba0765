declare module 'gifenc' {
  interface Frame {
    palette?: number[][];
    /** Milliseconds. */
    delay?: number;
    /** 0: for ever. */
    repeat?: number;
    transparent?: boolean;
    transparentIndex?: number;
    dispose?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, frame?: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  /** The whole module as Node hands it out, its own default where a bundler does. */
  const gifenc: { GIFEncoder(): Encoder } | (() => Encoder);
  export default gifenc;
}
