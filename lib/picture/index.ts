export { waypoints } from './arrows';
export { badgeSwatch, swatch } from './counters';
export { type Frame, frameOf } from './frame';
export { backdrop, definitions, groundLayers, type Layer, type Pen, shapeId } from './ground';
export { type PackedBoard, packBoard, unpackBoard } from './pack';
export { propertyInk, type Theme, themeProperties } from './palette';
export { isInside, ringsOf } from './path';
export { boardSvg, inCopies, type PictureOptions, pieceLayers } from './svg';
export { type PlacedToken, placeTokens } from './tokens';
