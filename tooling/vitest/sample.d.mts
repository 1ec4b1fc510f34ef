export declare const isWhole: boolean;
