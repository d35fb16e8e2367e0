export { ChunkLoadError, loadChunk } from '@dalan/contract/chunks';
