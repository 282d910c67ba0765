// next's guard against client imports means nothing under vitest
export {};
