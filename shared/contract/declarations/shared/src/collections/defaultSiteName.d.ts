export declare const defaultSiteName = "Island Care Foundation";
