# tests(NAME [PARTS n] LIBRARIES...): all of tests/*.cpp of this folder as one program, each TEST known to
# ctest, or run in so many parts.
# Tests are compiled for the compiler's speed, not their own: what they test is optimised anyway.
function(tests name)
  cmake_parse_arguments(PARSE_ARGV 1 in "" "PARTS" "")
  file(GLOB sources CONFIGURE_DEPENDS tests/*.cpp)
  if(in_PARTS)
    tests_in_parts(${name} ${in_PARTS} "${sources}" ${in_UNPARSED_ARGUMENTS})
  else()
    tests_of(${name} "${sources}" ${in_UNPARSED_ARGUMENTS})
  endif()
endfunction()

# Half of a test's compilation is headers of others: these are compiled once for all tests.
file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/generated/nothing.cpp CONTENT "")
add_library(test_headers OBJECT ${CMAKE_BINARY_DIR}/generated/nothing.cpp)
target_compile_options(test_headers PRIVATE -O0)
target_link_libraries(test_headers GTest::gtest)
target_precompile_headers(test_headers PRIVATE <gtest/gtest.h> <algorithm> <array> <functional> <memory>
                          <optional> <span> <string> <string_view> <vector>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  add_compile_options(-fpch-preprocess)  # so that ccache can serve what uses them
endif()

function(test_program name sources)
  add_executable(${name} ${sources})
  target_compile_options(${name} PRIVATE -O0)
  target_link_libraries(${name} ${ARGN} GTest::gtest_main)
  target_precompile_headers(${name} REUSE_FROM test_headers)
endfunction()

function(tests_of name sources)
  test_program(${name} "${sources}" ${ARGN})
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST)
endfunction()

# For thousands of short tests: starting the program for each would take longer than they do, so ctest
# runs the whole program in a few parts.
function(tests_in_parts name parts sources)
  test_program(${name} "${sources}" ${ARGN})
  math(EXPR last "${parts} - 1")
  foreach(part RANGE ${last})
    add_test(NAME ${name}_${part} COMMAND ${name} --gtest_brief=1)
    set_tests_properties(${name}_${part} PROPERTIES ENVIRONMENT
                         "GTEST_TOTAL_SHARDS=${parts};GTEST_SHARD_INDEX=${part}")
  endforeach()
endfunction()
