#!/usr/bin/env node
import '../dist/document/main.js';
